# One image for all services; docker-compose.yml sets the command of each service.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile \
  && node start/build.ts

FROM node:24.21.0-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN install -d -m 700 -o node -g node /data
USER node
ENTRYPOINT ["node"]
