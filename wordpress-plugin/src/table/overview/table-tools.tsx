import { Button, Notice } from '@wordpress/components';
import type { View } from '@wordpress/dataviews';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { failureText } from '../../server-answers/failure-text.ts';
import { settings } from '../../settings/settings.ts';
import { ChooseCsv } from '../editing/csv/choose-csv.tsx';
import { postsCsv } from '../editing/csv/posts-csv.ts';
import { saveFile } from '../editing/csv/save-file.ts';
import { mostPosts } from '../editing/csv/with-rows.ts';
import { editedPosts } from '../editing/edit.ts';
import { useDraft } from '../editing/use-draft.ts';
import { type OverviewPost, readAll, readIds } from '../overview-posts.ts';

interface TableToolsProps {
	readonly view: View;
	/** Number of posts that the table's filters match. */
	readonly total: number;
	readonly onEditMany: (ids: readonly number[]) => void;
}

/** Actions for all posts that the table's filters match, also on its other pages. */
export function TableTools({ onEditMany, total, view }: TableToolsProps) {
	const [said, say] = useState('');
	const [isBusy, setIsBusy] = useState(false);
	const owner = settings().editing?.owner ?? null;

	const run = (work: () => Promise<void>) => {
		setIsBusy(true);
		say('');
		work()
			.catch((cause: unknown) => say(failureText(cause)))
			.finally(() => setIsBusy(false));
	};
	async function exportAll() {
		const posts: OverviewPost[] = [];
		for await (const part of readAll(view, new AbortController().signal)) posts.push(...part.posts);
		saveFile('plumbline.csv', postsCsv(posts));
	}

	return (
		<>
			<div className="plumbline-overview__actions">
				{owner === null && total > 0 && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={isBusy}
						accessibleWhenDisabled
						onClick={() => run(async () => onEditMany(await readIds(view)))}
					>
						{total > mostPosts
							? sprintf(
									/* translators: 1: number of posts that can be edited together, 2: number of all posts. */
									__('Edit the first %1$d of %2$d posts', 'plumbline'),
									mostPosts,
									total,
								)
							: sprintf(
									/* translators: %d: number of posts. */
									_n('Edit this post', 'Edit all %d posts', total, 'plumbline'),
									total,
								)}
					</Button>
				)}
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isBusy={isBusy}
					disabled={isBusy || total === 0}
					accessibleWhenDisabled
					onClick={() => run(exportAll)}
				>
					{__('Export CSV', 'plumbline')}
				</Button>
				{owner === null && <ChooseCsv onRead={onEditMany} />}
			</div>
			{owner !== null && (
				<p>
					{sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active: the table shows its titles, descriptions and keywords, and they are edited there.',
							'plumbline',
						),
						owner,
					)}
				</p>
			)}
			{said !== '' && (
				<Notice status="warning" onRemove={() => say('')}>
					{said}
				</Notice>
			)}
		</>
	);
}

/** Edits that were left unsaved, from any page of the table. */
export function UnsavedEdits({ onEditMany }: Pick<TableToolsProps, 'onEditMany'>) {
	const [draft] = useDraft();
	const ids = editedPosts(draft);
	if (ids.length === 0 || settings().editing?.owner) return null;
	return (
		<Notice
			status="info"
			isDismissible={false}
			actions={[{ label: __('Show them', 'plumbline'), onClick: () => onEditMany(ids) }]}
		>
			{sprintf(
				/* translators: %d: number of posts. */
				_n(
					'%d post has unsaved changes.',
					'%d posts have unsaved changes.',
					ids.length,
					'plumbline',
				),
				ids.length,
			)}
		</Notice>
	);
}
