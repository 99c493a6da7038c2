import { asOneLine } from '../../../controls/typed-text/as-one-line.ts';
import type { OverviewPost } from '../../overview-posts.ts';
import { type Draft, editsOf, fieldNames, storedText, withEdit } from '../edit.ts';
import type { CsvRow } from './posts-csv.ts';

/** The most posts that are edited together, as in PHP. */
export const mostPosts = 500;

interface FileChanges {
	readonly draft: Draft;
	/** Ids of the posts that the file changes. */
	readonly changed: readonly number[];
	/** Number of changed posts that are too many. */
	readonly skipped: number;
}

/** The draft with what a file says differently from the site. */
export function withRows(
	draft: Draft,
	rows: readonly CsvRow[],
	posts: readonly OverviewPost[],
): FileChanges {
	const known = new Map(posts.map((post) => [post.id, post]));
	const changed = new Set<number>();
	let skipped = 0;
	let next = draft;
	for (const { id, texts } of rows) {
		const post = known.get(id);
		if (!post || post.edit_url === null) continue;
		const fields = fieldNames.filter(
			(field) => asOneLine(texts[field] ?? storedText(post, field)) !== storedText(post, field),
		);
		if (fields.length === 0) continue;
		if (changed.size === mostPosts && !changed.has(id)) {
			skipped++;
			continue;
		}
		changed.add(id);
		for (const field of fields) {
			const before = storedText(post, field);
			next = withEdit(next, { id, field, before, after: texts[field] ?? before });
		}
	}
	return {
		draft: next,
		changed: [...changed].filter((id) => editsOf(next, id).length > 0),
		skipped,
	};
}
