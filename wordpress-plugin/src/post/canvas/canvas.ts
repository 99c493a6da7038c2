import { screen } from '../screen/edit-screen.ts';

export const canvasDocument = (): Document => screen().canvas.document();

export const blockElement = (clientId: string): HTMLElement | null =>
	screen().canvas.elementOf(clientId);
