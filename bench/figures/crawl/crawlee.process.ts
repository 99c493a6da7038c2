import { CheerioCrawler, Configuration, LogLevel, log } from '@crawlee/cheerio';

// Crawlee, which reads title, headline and links of each page and keeps no files.

const [start = '', atOnce = ''] = process.argv.slice(2);
log.setLevel(LogLevel.WARNING);
const pages: object[] = [];
const crawler = new CheerioCrawler(
	{
		minConcurrency: Number(atOnce),
		maxConcurrency: Number(atOnce),
		async requestHandler({ $, enqueueLinks, request }) {
			pages.push({ url: request.url, title: $('title').text(), headline: $('h1').text() });
			await enqueueLinks({ strategy: 'same-hostname' });
		},
	},
	new Configuration({ persistStorage: false, availableMemoryRatio: 1 }),
);
await crawler.run([start]);
console.log(`${pages.length} pages`);
