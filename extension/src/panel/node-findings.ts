import type { NodeRef, Report } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { usePage } from './page-view.ts';

export type MessagesByNode = ReadonlyMap<NodeRef, readonly string[]>;

/** What the findings of a report say of each node, so that lists of nodes can say it too. */
export function messagesByNode({ findings }: Report): MessagesByNode {
	const messages = new Map<NodeRef, string[]>();
	for (const { message, nodes } of findings.flatMap(({ occurrences }) => occurrences)) {
		for (const { node } of nodes) messages.set(node, [...(messages.get(node) ?? []), message]);
	}
	return messages;
}

export function useMessagesByNode(): MessagesByNode {
	const { report } = usePage();
	return useMemo(() => messagesByNode(report), [report]);
}
