import type { ApplicationPage } from './application-page.ts';

/** Writes the head for frameworks that leave it to the application. */
export function writeHead({
	canonical,
	description,
	robots,
	structuredData,
	title,
}: ApplicationPage) {
	document.title = title;
	if (description !== null) add('meta', { name: 'description', content: description });
	if (robots !== null) add('meta', { name: 'robots', content: robots });
	if (canonical !== null) add('link', { rel: 'canonical', href: canonical });
	if (structuredData !== null) {
		const script = add('script', { type: 'application/ld+json' });
		script.textContent = JSON.stringify(structuredData);
	}
}

function add(name: string, attributes: Readonly<Record<string, string>>): Element {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	document.head.append(element);
	return element;
}
