import type { PageFacts } from '../../facts/page-facts.ts';

/** Texts that the host keeps apart from the page's HTML, like an editor. */
export interface PageTexts {
	readonly title?: string | undefined;
	readonly description?: string | undefined;
}

/** Node names of texts that are in fields instead of elements. */
const titleField = 'title';
const descriptionField = 'description';

/** Replaces the elements that the given texts will become. */
export function givenTexts(page: PageFacts, { title, description }: PageTexts): PageFacts {
	if (title === undefined && description === undefined) return page;
	const { titles: _titles, descriptions: _descriptions, ...unknown } = page.unknown;
	const titles =
		title === undefined ? null : [{ text: title.trim(), inHead: true, node: titleField }];
	const descriptions = description === undefined ? null : [fieldDescription(description.trim())];
	return {
		...page,
		facts: {
			...page.facts,
			...(titles && { titles }),
			...(descriptions && { descriptions: descriptions.filter(({ content }) => content) }),
		},
		unknown: {
			...unknown,
			...(!titles && page.unknown.titles && { titles: page.unknown.titles }),
			...(!descriptions &&
				page.unknown.descriptions && { descriptions: page.unknown.descriptions }),
		},
	};
}

const fieldDescription = (content: string) => ({
	name: 'description',
	content,
	inHead: true,
	node: descriptionField,
});
