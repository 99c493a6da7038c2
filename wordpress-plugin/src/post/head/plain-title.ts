/** WordPress saves these characters of a title as entities, depending on who writes it. */
const entities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#039;': "'",
	'&nbsp;': ' ',
};

/** A title as WordPress shows it in the head: without tags, and entities decoded. */
export const plainTitle = (title: string): string =>
	title
		.replace(/<\/?[a-z][^>]*>/gi, '')
		.replace(/&(?:amp|lt|gt|quot|#039|nbsp);/g, (entity) => entities[entity] ?? entity)
		.trim();
