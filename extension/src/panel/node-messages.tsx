import type { NodeRef } from '@plumbline/core';
import type { MessagesByNode } from './node-findings.ts';

interface NodeMessagesProps {
	readonly node: NodeRef;
	readonly messages: MessagesByNode;
}

/** What findings say of a node. */
export const NodeMessages = ({ node, messages }: NodeMessagesProps) =>
	messages.get(node)?.map((message) => (
		<p key={message} class="row-finding" dir="auto">
			<span aria-hidden="true">~ </span>
			{message}
		</p>
	)) ?? null;
