import type { OutlineEntry } from '@plumbline/core';
import { MoreButton } from '../controls/more-button.tsx';
import { useMore } from '../controls/use-more.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language/language.ts';
import type { MessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';

interface OutlineListProps {
	readonly entries: readonly OutlineEntry[];
	readonly messages: MessagesByNode;
}

/** Headings as nested lists, which screen readers announce as a tree. */
export function OutlineList({ entries, messages }: OutlineListProps) {
	const { rest, showMore, shown } = useMore(entries, '');
	return (
		<>
			<ul class="outline">
				{shown.map((entry) => (
					<Entry key={entry.heading.node} entry={entry} messages={messages} />
				))}
			</ul>
			<MoreButton rest={rest} onClick={showMore} />
		</>
	);
}

interface EntryProps {
	readonly entry: OutlineEntry;
	readonly messages: MessagesByNode;
}

function Entry({ entry: { children, heading }, messages }: EntryProps) {
	const texts = useLanguage().texts.content;
	return (
		<li>
			<PointButton node={heading.node}>
				<span class="tag">
					<span class="spoken">{texts.headings.level(heading.level)}: </span>
					<span aria-hidden="true">{heading.level}</span>
				</span>{' '}
				{heading.label ? <bdi>{heading.label}</bdi> : <em>{texts.headings.empty}</em>}
				{heading.isHidden && <small> · {texts.hiddenOnPage}</small>}
			</PointButton>
			<NodeMessages node={heading.node} messages={messages} />
			{children.length > 0 && <OutlineList entries={children} messages={messages} />}
		</li>
	);
}
