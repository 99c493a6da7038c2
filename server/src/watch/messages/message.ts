import type { News } from './news.ts';

/** One message, the same for all of its targets. */
export interface Message {
	/** The same at each attempt, so that receivers that check it show a message once. */
	readonly id: string;
	readonly domain: string;
	readonly watch: string;
	readonly createdMs: number;
	readonly title: string;
	readonly text: string;
	readonly news: readonly News[];
}
