import { deriveFact } from '../derived-fact.ts';

export const siteName = deriveFact({
	reads: [],
	mayRead: ['openGraph'],
	derive: ({ openGraph }): string =>
		openGraph?.find(({ property }) => property === 'og:site_name')?.content ?? '',
});
