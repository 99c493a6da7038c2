import { judge } from './judge.ts';

/** A page to judge. */
export interface Question {
	readonly html: string;
	readonly keyword: string;
}

addEventListener('message', async ({ data: { html, keyword } }: MessageEvent<Question>) => {
	postMessage(await judge(html, keyword).catch(() => null));
});
