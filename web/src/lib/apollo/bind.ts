/** Binds a typed document to Apollo's hooks, keeping their overloads: required variables stay required, `skipToken` and `dataState` work. */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react'

type Arguments<V, O, N> = {} extends V ? [options?: O | N] : [options: O | N]

interface BoundQuery<D, V extends OperationVariables> {
  <O extends useQuery.Base.Options<D, NoInfer<V>> = {}>(
    ...options: Arguments<V, O & useQuery.OptionsFor<D, V, O>, never>
  ): useQuery.ResultForOptions<D, V, O>
  <O extends useQuery.Base.Options<D, NoInfer<V>> = {}>(
    ...options: Arguments<V, O & useQuery.OptionsFor<D, V, O>, SkipToken>
  ): useQuery.ResultForOptions<D, V, O | SkipToken>
}

/** Apollo picks the result type by overload, which no generic wrapper can forward: the one cast lives here. */
export const bindQuery = <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  ((options?: never) => useQuery(document, options as never)) as unknown as BoundQuery<D, V>

export const bindLazyQuery =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useLazyQuery.Options<NoInfer<D>, NoInfer<V>>) =>
    useLazyQuery(document, options as never) as unknown as useLazyQuery.ResultTuple<
      D,
      V,
      'complete' | 'streaming' | 'empty'
    >

export const bindMutation =
  <D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) =>
  (options?: useMutation.Options<NoInfer<D>, NoInfer<V>>) =>
    useMutation(document, options as never) as useMutation.ResultTuple<D, V>
