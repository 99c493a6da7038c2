import { differencesIn, type ParityBrowser } from '@plumbline/e2e/parity';
import { realPages } from './noise/real-pages.ts';

/**
 * Compares how browsers and Node see real pages.
 *
 *   parity.ts FOLDER   prints one difference per line; the exit code is 1 if there are any
 */
const [folder] = process.argv.slice(2);
if (!folder) {
	console.error('Name a folder of HTML files: parity.ts FOLDER');
	process.exit(2);
}

const pages = [...realPages(folder)];
const browsers: readonly ParityBrowser[] = ['chromium', 'firefox'];
for (const browser of browsers) {
	const differences = await differencesIn(browser, pages);
	console.log(`${browser}: ${differences.length} differences on ${pages.length} pages`);
	for (const difference of differences) console.log(JSON.stringify(difference).slice(0, 400));
	if (differences.length > 0) process.exitCode = 1;
}
