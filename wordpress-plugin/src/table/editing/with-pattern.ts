import type { OverviewPost } from '../overview-posts.ts';
import { type Draft, type FieldName, keyOf, storedText, withEdit } from './edit.ts';

export interface Pattern {
	readonly field: FieldName;
	/** With variables, which WordPress fills in for each post. */
	readonly text: string;
	/** Leaves fields alone that have a text. */
	readonly isForEmpty: boolean;
}

/** The draft with a text in one field of every post. */
export function withPattern(
	draft: Draft,
	posts: readonly OverviewPost[],
	{ field, isForEmpty, text }: Pattern,
): Draft {
	let next = draft;
	for (const post of posts) {
		const before = next[keyOf({ id: post.id, field })]?.before ?? storedText(post, field);
		const now = next[keyOf({ id: post.id, field })]?.after ?? before;
		if (isForEmpty && now !== '') continue;
		next = withEdit(next, { id: post.id, field, before, after: text });
	}
	return next;
}
