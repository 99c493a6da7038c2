import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the space for objects that live briefly from growing: a crawl makes many of them for hours,
 * and would hold 150 MB more without being faster. Call it before anything large is loaded.
 */
export function keepNewSpaceSmall(): void {
	setFlagsFromString('--semi-space-growth-factor=1');
}
