import { __ } from '@wordpress/i18n';
import type { OverviewPost } from '../overview-posts.ts';
import type { FieldName } from './edit.ts';

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
