import { __ } from '@wordpress/i18n';
import { asOneLine } from '../../controls/typed-text/as-one-line.ts';
import { filledText } from '../../post/head/filled-text.ts';
import type { OverviewPost } from '../overview-posts.ts';

export const fieldNames = [
	'title',
	'description',
	'keyword',
] as const satisfies readonly FieldName[];

export const fieldLabel = (field: FieldName): string =>
	({
		title: __('Title in search results', 'plumbline'),
		description: __('Description', 'plumbline'),
		keyword: __('Focus keyword', 'plumbline'),
	})[field];

/** The stored value of a field in a row of the table. */
export const storedText = (post: OverviewPost, field: FieldName): string =>
	({ title: post.seo_title, description: post.description, keyword: post.keyword })[field];

export type FieldName = 'title' | 'description' | 'keyword';

/** A change of one field of one post that is not saved yet. */
export interface Edit {
	/** The post. */
	readonly id: number;
	readonly field: FieldName | 'alt';
	/** The value when the writer saw it; the site compares it with the stored one. */
	readonly before: string;
	readonly after: string;
	/** Number of an image in the text, and its URL. */
	readonly index?: number;
	readonly src?: string;
	/** Why the site did not save it. */
	readonly problem?: EditResult;
}

/** The answer of `plumbline/v1/fields` for one edit. */
export interface EditResult {
	readonly id: number;
	readonly field: Edit['field'];
	readonly index: number | null;
	readonly status: 'saved' | 'unchanged' | 'conflict' | 'locked' | 'forbidden' | 'foreign';
	/** The stored value; null if it is unknown. */
	readonly current: string | null;
	/** Name of the person who is editing the post. */
	readonly editor: string;
}

/** Unsaved edits by their keys. */
export type Draft = Readonly<Record<string, Edit>>;

export const keyOf = ({ field, id, index }: Pick<Edit, 'field' | 'id' | 'index'>): string =>
	field === 'alt' ? `${id}:alt:${index}` : `${id}:${field}`;

/** The draft with an edit; one that changes nothing leaves it. */
export function withEdit(draft: Draft, edit: Edit): Draft {
	const key = keyOf(edit);
	if (asOneLine(edit.after) !== asOneLine(edit.before)) return { ...draft, [key]: edit };
	const { [key]: _, ...others } = draft;
	return others;
}

/** The draft after the site has answered; an edit that was changed meanwhile stays. */
export function withResults(
	draft: Draft,
	sent: readonly Edit[],
	results: readonly EditResult[],
): Draft {
	const next = { ...draft };
	for (const [place, edit] of sent.entries()) {
		const key = keyOf(edit);
		const [result, now] = [results[place], next[key]];
		if (!result || !now) continue;
		const isDone = result.status === 'saved' || result.status === 'unchanged';
		if (!isDone) next[key] = { ...now, problem: result };
		else if (now.after === edit.after) delete next[key];
		else next[key] = { ...now, before: edit.after };
	}
	return next;
}

/** The edit again, now that the writer has seen what somebody else saved. */
export function overwriting({ problem, ...edit }: Edit): Edit {
	return { ...edit, before: problem?.current ?? edit.before };
}

/** Edits that a save sends: conflicts wait for a decision. */
export const editsToSend = (edits: readonly Edit[]): readonly Edit[] =>
	edits.filter(({ problem }) => problem?.status !== 'conflict');

export const editsOf = (draft: Draft, postId: number): readonly Edit[] =>
	Object.values(draft).filter(({ id }) => id === postId);

/** Ids of the posts with unsaved edits. */
export const editedPosts = (draft: Draft): readonly number[] => [
	...new Set(Object.values(draft).map(({ id }) => id)),
];

type Variables = Readonly<Record<string, string>>;

/** The title that WordPress gives a page without one of ours. */
export const usualTitle = (variables: Variables): string =>
	filledText('{title} {separator} {site}', variables);

/** The title of the page with this text in the field. */
export const titleOfPage = (text: string, variables: Variables): string =>
	filledText(text, variables) || usualTitle(variables);
