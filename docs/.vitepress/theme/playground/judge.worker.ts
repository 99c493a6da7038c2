import { judge } from './judge.ts';

/** What the playground asks for. */
export interface Question {
	readonly html: string;
	readonly keyword: string;
}

addEventListener('message', async ({ data: { html, keyword } }: MessageEvent<Question>) => {
	postMessage(await judge(html, keyword));
});
