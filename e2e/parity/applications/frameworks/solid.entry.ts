import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { currentPage } from '../application-page.ts';
import { writeHead } from '../write-head.ts';

const page = await currentPage();

function image({ alt, src }: { readonly alt: string | null; readonly src: string }) {
	if (alt === null) return html`<img src=${src} width="300" height="200">`;
	return html`<img src=${src} alt=${alt} width="300" height="200">`;
}

const root = document.querySelector('#root');
if (root) {
	render(
		() => html`<main>
			<h1>${page.heading}</h1>
			<p>${page.lead}</p>
			${page.sections.map(
				({ heading, text }) => html`<section><h2>${heading}</h2><p>${text}</p></section>`,
			)}
			${page.images.map(image)}
			<nav>${page.links.map(({ href, text }) => html`<a href=${href}>${text}</a>`)}</nav>
		</main>`,
		root,
	);
}
writeHead(page);
