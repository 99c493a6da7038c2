import { html, LitElement, nothing } from 'lit';
import { type ApplicationPage, currentPage } from '../application-page.ts';
import { writeHead } from '../write-head.ts';

/** Draws into open shadow roots; sections get their text through a slot. */
class ShopPage extends LitElement {
	static override readonly properties = { page: {} };
	declare page: ApplicationPage;

	override render() {
		const { heading, images, lead, links, sections } = this.page;
		return html`<main>
			<h1>${heading}</h1>
			<p>${lead}</p>
			${sections.map(
				(section) =>
					html`<shop-section .heading=${section.heading}><p>${section.text}</p></shop-section>`,
			)}
			${images.map(
				({ alt, src }) => html`<img src=${src} alt=${alt ?? nothing} width="300" height="200">`,
			)}
			<nav>${links.map(({ href, text }) => html`<a href=${href}>${text}</a>`)}</nav>
		</main>`;
	}
}
customElements.define('shop-page', ShopPage);

class ShopSection extends LitElement {
	static override readonly properties = { heading: {} };
	declare heading: string;

	override render() {
		return html`<section><h2>${this.heading}</h2><slot></slot></section>`;
	}
}
customElements.define('shop-section', ShopSection);

const page = await currentPage();
const element = document.createElement('shop-page');
Object.assign(element, { page });
document.querySelector('#root')?.append(element);
writeHead(page);
