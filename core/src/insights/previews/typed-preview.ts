import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { fittedDescription, fittedTitle } from './fitted-text.ts';
import { type SearchPreview, shownAddress } from './search-preview.ts';

export interface TypedTexts {
	readonly title: string;
	readonly description: string;
	readonly siteName: string;
	/** null if the page does not have one yet. */
	readonly url: string | null;
	/** As `parseGeo` gives it. */
	readonly geo: string;
}

/** How Google may show texts while they are typed, before there is a page. */
export function typedPreview({
	title,
	description,
	siteName,
	url,
	geo,
}: TypedTexts): SearchPreview {
	const ruleSet = ruleSetFor(geo);
	const address = shownAddress(url);
	const [titleText, descriptionText] = [title.trim(), description.trim()];
	return {
		...address,
		siteName: siteName || address.host,
		title: titleText ? fittedTitle({ text: titleText, node: 'title' }, siteName, ruleSet) : null,
		description: descriptionText
			? fittedDescription({ text: descriptionText, node: 'description', hits: [] }, ruleSet)
			: null,
	};
}
