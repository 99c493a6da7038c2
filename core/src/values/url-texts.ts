/** Properties that name an image, a video or a page. */
export const urlProperties: ReadonlySet<string> = new Set([
	'contentUrl',
	'embedUrl',
	'image',
	'item',
	'logo',
	'sameAs',
	'thumbnailUrl',
	'url',
]);

/**
 * Properties that never contain a name, unlike those of profiles and breadcrumbs, where a name is
 * likelier than a sentence.
 */
const withoutNames = new Set(['contentUrl', 'embedUrl', 'image', 'logo', 'thumbnailUrl', 'url']);

const scheme = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
/** `/a b` is a path, `loaf of bread.jpg` a file. */
const path = /^[./#?]|\.[a-z0-9]{2,5}$/i;
const words = /\s|^[^/.]*[^\p{ASCII}/.][^/.]*$/u;

export const isAbsolute = (text: string) => scheme.test(text);

/** Whether the property has words where a URL belongs. */
export const isText = (property: string, text: string): boolean =>
	withoutNames.has(property) && !scheme.test(text) && !path.test(text) && words.test(text);
