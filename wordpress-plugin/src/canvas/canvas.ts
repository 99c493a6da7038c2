/** Newer editors show the post in an iframe, older ones in the page itself. */
export function canvasDocument(): Document {
	const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
	return frame?.contentDocument ?? document;
}

export const blockElement = (clientId: string): HTMLElement | null =>
	canvasDocument().querySelector<HTMLElement>(`[data-block="${CSS.escape(clientId)}"]`);
