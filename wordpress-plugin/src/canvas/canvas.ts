/** The editor shows the post in a frame, or did not always. */
export function canvasDocument(): Document {
	const frame = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]');
	return frame?.contentDocument ?? document;
}

export const blockElement = (clientId: string): HTMLElement | null =>
	canvasDocument().querySelector<HTMLElement>(`[data-block="${CSS.escape(clientId)}"]`);
