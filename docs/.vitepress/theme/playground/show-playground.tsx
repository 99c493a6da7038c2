import { render } from 'preact';
import { Workbench } from './workbench.tsx';

/** Draws the playground into an element of the page, once. Returns what removes it. */
export function showPlayground(place: Element): () => void {
	if (!place.querySelector('.workbench')) place.replaceChildren();
	render(<Workbench />, place);
	return () => render(null, place);
}
