import type { Canvas } from './edit-screen.ts';

export const blockEditorCanvas: Canvas = { document: canvasDocument, elementOf };

/** Newer editors show the post in an iframe, older ones in the page itself. */
function canvasDocument(): Document {
	const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
	return frame?.contentDocument ?? document;
}

function elementOf(clientId: string): HTMLElement | null {
	return canvasDocument().querySelector<HTMLElement>(`[data-block="${CSS.escape(clientId)}"]`);
}
