import { textDecoderFor } from '@plumbline/core';
import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { failureText } from '../../../server-answers/failure-text.ts';
import { type OverviewPost, readChosen } from '../../overview-posts.ts';
import { draftShelf } from '../use-draft.ts';
import { type CsvRow, readPostsCsv } from './posts-csv.ts';
import { mostPosts, withRows } from './with-rows.ts';

interface ChooseCsvProps {
	/** Shows the posts that the file changes; nothing is saved yet. */
	readonly onRead: (ids: readonly number[]) => void;
}

/** Reads a file of titles, descriptions and keywords into unsaved edits. */
export function ChooseCsv({ onRead }: ChooseCsvProps) {
	const [isReading, setIsReading] = useState(false);
	const [said, say] = useState('');

	async function take(file: File | undefined) {
		if (!file) return;
		setIsReading(true);
		say('');
		try {
			const rows = await rowsOf(file);
			say(rows === null ? unreadable() : await showChanges(rows));
		} catch (cause) {
			say(failureText(cause));
		}
		setIsReading(false);
	}

	async function showChanges(rows: readonly CsvRow[]): Promise<string> {
		const posts: OverviewPost[] = [];
		const ids = rows.map(({ id }) => id);
		for await (const part of readChosen(ids, new AbortController().signal)) posts.push(...part);
		const { changed, draft, skipped } = withRows(draftShelf().read(), rows, posts);
		draftShelf().change(() => draft);
		if (changed.length === 0) {
			return __('The file changes nothing: its texts are those of the site.', 'plumbline');
		}
		onRead(changed);
		return skipped === 0
			? ''
			: sprintf(
					/* translators: 1: number of posts that can be edited together, 2: number of posts that are left out. */
					__(
						'The first %1$d posts are shown, %2$d more are not. Save these, then choose the file again.',
						'plumbline',
					),
					mostPosts,
					skipped,
				);
	}

	return (
		<>
			<FormFileUpload
				__next40pxDefaultSize
				accept=".csv,.tsv,.txt"
				onChange={({ currentTarget }) => {
					void take(currentTarget.files?.[0]);
					// The same file can be chosen again.
					currentTarget.value = '';
				}}
				render={({ openFileDialog }) => (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isBusy={isReading}
						onClick={openFileDialog}
					>
						{__('Import CSV', 'plumbline')}
					</Button>
				)}
			/>
			{said !== '' && (
				<Notice status="warning" onRemove={() => say('')}>
					{said}
				</Notice>
			)}
		</>
	);
}

/** Null if the file is not a table with a column “id” and a field. */
async function rowsOf(file: File): Promise<readonly CsvRow[] | null> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	try {
		return readPostsCsv(textDecoderFor(bytes).decode(bytes));
	} catch {
		// Not text, or a quotation mark is never closed.
		return null;
	}
}

const unreadable = () =>
	__(
		'This file cannot be read. It needs a column “id” and at least one of “title”, “description” and “keyword”. Export a CSV file here, change its texts, and save it as CSV in UTF-8.',
		'plumbline',
	);
