import type { ReportedRule } from '@plumbline/core';
import { Button, Notice } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useFocusAfterRemoval } from '../controls/use-focus-after-removal.ts';
import { failureText } from '../server-answers/failure-text.ts';
import { AddBlocking } from './add-blocking.tsx';
import { createBlockingChanges } from './blocking-changes.ts';
import { type Blocking, type Choice, screenSettings } from './screen-settings.ts';

/** The checks that block publishing, and for whom. Each change is saved at once. */
export function BlockingRules({ rules }: { readonly rules: readonly ReportedRule[] }) {
	const [blocking, setBlocking] = useState(screenSettings().site.blocking);
	const [said, say] = useState<{ text: string; isFailure: boolean } | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	const change = useMemo(() => createBlockingChanges(screenSettings().site.blocking), []);

	function save(changed: Parameters<typeof change>[0], text: string) {
		change(changed).then(
			(kept) => {
				setBlocking(kept);
				say({ text, isFailure: false });
			},
			(cause: unknown) => say({ text: failureText(cause), isFailure: true }),
		);
	}
	const titleOf = (name: string) => rules.find((rule) => rule.name === name)?.title ?? name;

	return (
		<>
			<h2 ref={heading} tabIndex={-1}>
				{__('Before publishing', 'plumbline')}
			</h2>
			<p>
				{__(
					'In the editor, a post cannot be published, scheduled or submitted until these checks pass. You can always save drafts and update published posts, and posts that other programs publish are not affected.',
					'plumbline',
				)}
			</p>
			<BlockingTable
				blocking={blocking}
				titleOf={titleOf}
				heading={heading}
				onRemove={(rule) =>
					save(
						(kept) => kept.filter((one) => one.rule !== rule),
						__('Saved. This check no longer blocks publishing.', 'plumbline'),
					)
				}
			/>
			{said && (
				<Notice
					status={said.isFailure ? 'warning' : 'success'}
					isDismissible={false}
					politeness="polite"
				>
					{said.text}
				</Notice>
			)}
			<AddBlocking
				rules={rules.filter(({ name }) => !blocking.some(({ rule }) => rule === name))}
				onAdd={(one) =>
					save(
						(kept) => [...kept, one],
						__('Saved. This applies to everyone who opens a post from now on.', 'plumbline'),
					)
				}
			/>
		</>
	);
}

interface BlockingTableProps {
	readonly blocking: readonly Blocking[];
	readonly titleOf: (rule: string) => string;
	readonly heading: RefObject<HTMLHeadingElement>;
	readonly onRemove: (rule: string) => void;
}

function BlockingTable({ blocking, heading, onRemove, titleOf }: BlockingTableProps) {
	if (blocking.length === 0) return <p>{__('No checks block publishing.', 'plumbline')}</p>;
	return (
		<ul>
			{blocking.map((one) => (
				<BlockingRow
					key={one.rule}
					blocking={one}
					title={titleOf(one.rule)}
					heading={heading}
					onRemove={() => onRemove(one.rule)}
				/>
			))}
		</ul>
	);
}

interface BlockingRowProps {
	readonly blocking: Blocking;
	readonly title: string;
	readonly heading: RefObject<HTMLHeadingElement>;
	readonly onRemove: () => void;
}

function BlockingRow({ blocking, heading, onRemove, title }: BlockingRowProps) {
	const { postTypes, roles } = screenSettings().site;
	const row = useFocusAfterRemoval<HTMLLIElement>(heading);
	return (
		<li ref={row}>
			<span>
				<strong>{title}</strong>
				<span className="plumbline-quiet">
					{namesOf(blocking.post_types, postTypes) || __('All post types', 'plumbline')}
					{' · '}
					{namesOf(blocking.roles, roles) || __('Everyone', 'plumbline')}
				</span>
			</span>
			<Button
				size="compact"
				variant="secondary"
				onClick={onRemove}
				/* translators: %s: title of a check. */
				label={sprintf(__('Remove: %s', 'plumbline'), title)}
				showTooltip={false}
			>
				{__('Remove', 'plumbline')}
			</Button>
		</li>
	);
}

/** Post types and roles that no longer exist are shown by name. */
const namesOf = (values: readonly string[], choices: readonly Choice[]) =>
	values
		.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
		.join(', ');
