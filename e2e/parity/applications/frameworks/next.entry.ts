import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { currentPage } from '../application-page.ts';
import { ReactPage } from './react-page.ts';

/** The server has already drawn the page, as Next.js does. */
const root = document.querySelector('#__next');
const page = await currentPage();
if (root) {
	const hydrated = hydrateRoot(root, createElement(ReactPage, page));
	// Only browsers see this, such as a price of the day.
	const visited = { ...page, lead: `${page.lead} Baked fresh today.` };
	requestIdleCallback(() => hydrated.render(createElement(ReactPage, visited)));
}
