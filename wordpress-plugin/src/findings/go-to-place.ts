import { store as blockEditorStore } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import type { Place } from './place.ts';

/** Selects what a finding is about, brings it into view, and puts the cursor there. */
export function goToPlace(place: Place): void {
	if (place.kind === 'block') dispatch(blockEditorStore).selectBlock(place.clientId);
	const element = elementOf(place);
	element?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
	if (place.kind === 'title') element?.focus({ preventScroll: true });
}

function elementOf(place: Place): HTMLElement | null {
	const canvas = canvasDocument();
	return place.kind === 'title'
		? canvas.querySelector<HTMLElement>('.wp-block-post-title')
		: canvas.querySelector<HTMLElement>(`[data-block="${CSS.escape(place.clientId)}"]`);
}

/** The editor shows the post in a frame, or did not always. */
function canvasDocument(): Document {
	const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
	return frame?.contentDocument ?? document;
}

const scrollBehavior = (): ScrollBehavior =>
	matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
