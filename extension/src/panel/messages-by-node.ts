import type { NodeRef, Report, Severity } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { usePage } from './page-view.ts';

export interface NodeMessage {
	readonly message: string;
	readonly severity: Severity;
}

export type MessagesByNode = ReadonlyMap<NodeRef, readonly NodeMessage[]>;

/**
 * The messages of a report by node, so that lists of nodes can show them too. A message about a
 * group of nodes is shown once, with the first of them.
 */
export function messagesByNode({ findings }: Report): MessagesByNode {
	const messages = new Map<NodeRef, NodeMessage[]>();
	for (const { occurrences, severity } of findings) {
		for (const { message, nodes } of occurrences) {
			const [first] = nodes;
			if (!first) continue;
			messages.set(first.node, [...(messages.get(first.node) ?? []), { message, severity }]);
		}
	}
	return messages;
}

export function useMessagesByNode(): MessagesByNode {
	const { report } = usePage();
	return useMemo(() => messagesByNode(report), [report]);
}
