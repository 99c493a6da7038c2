import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { applicationPages } from '../application-page.ts';

/** A page of HTML with one island that its script fills, as Astro sends it. */
class Island extends HTMLElement {
	async connectedCallback() {
		const { page: name = '' } = this.dataset;
		const page = applicationPages[name];
		if (page === undefined) return;
		if (page.waitsFor !== null) await fetch(page.waitsFor);
		this.replaceChildren();
		render(
			() => html`<aside><h2>From our bakery</h2><p>${page.lead}</p>
				<a href="/visit">Visit the bakery in the old town</a></aside>`,
			this,
		);
	}
}
customElements.define('astro-island', Island);
