import type { NodeRef } from '@plumbline/core';
import { dots } from './findings/finding.tsx';
import type { MessagesByNode } from './messages-by-node.ts';

interface NodeMessagesProps {
	readonly node: NodeRef;
	readonly messages: MessagesByNode;
}

/** The messages of findings about a node. */
export const NodeMessages = ({ node, messages }: NodeMessagesProps) =>
	messages.get(node)?.map(({ message, severity }) => (
		<p key={message} class={`row-finding is-${dots[severity].tone}`} dir="auto">
			<span aria-hidden="true">{dots[severity].sign} </span>
			{message}
		</p>
	)) ?? null;
