import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { bodyOfHtml } from '../../post/content/body-of-html.ts';
import { plainTitle } from '../../post/head/plain-title.ts';
import { focusKeyword } from '../../post/meta/post-meta.ts';
import { screen } from '../../post/screen/edit-screen.ts';
import { settings } from '../../settings/settings.ts';

export type SuggestedField = 'title' | 'description' | 'alt';

/** A model needs no more of a long text. In characters. */
const longestText = 8_000;

let answer: Promise<readonly SuggestedField[]> | undefined;

/** The fields for which the site’s language model can write; the first call asks WordPress. */
export function askSuggestedFields(): Promise<readonly SuggestedField[]> {
	const { suggestions: path } = settings();
	answer ??= path === null ? Promise.resolve([]) : apiFetch({ path });
	return answer;
}

/** Asks the site’s language model about the page as it is typed. `image` is for alt texts. */
export function askSuggestions(
	field: SuggestedField,
	image: number,
	signal: AbortSignal,
): Promise<readonly string[]> {
	const edited = screen();
	const data = {
		field,
		image,
		title: plainTitle(edited.title(select)),
		text: typedText().slice(0, longestText),
		keyword: focusKeyword(edited.meta(select) ?? {}),
		language: settings().postLanguage,
	};
	return apiFetch({ path: settings().suggestions ?? '', method: 'POST', data, signal });
}

function typedText(): string {
	const { blocks, contentOf } = screen();
	const texts = blocks(select).map((block) =>
		bodyOfHtml(contentOf({ ...block, innerBlocks: [] })).textContent?.trim(),
	);
	return texts.filter(Boolean).join('\n');
}
