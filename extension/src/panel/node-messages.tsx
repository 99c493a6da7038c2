import type { NodeRef } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { markOfSeverity } from './findings/finding.tsx';
import type { MessagesByNode } from './messages-by-node.ts';

interface NodeMessagesProps {
	readonly node: NodeRef;
	readonly messages: MessagesByNode;
}

/** The messages of findings about a node. */
export const NodeMessages = ({ node, messages }: NodeMessagesProps) =>
	messages.get(node)?.map(({ message, severity }) => {
		const mark = markOfSeverity[severity];
		return (
			<p key={message} class="row-finding" dir="auto">
				{mark && <StateMark state={mark} />} {message}
			</p>
		);
	}) ?? null;
