import { dirname } from 'node:path';
import { auditFolder } from './noise/real-pages.ts';

/**
 * The types that real pages are recognized as, by folder. With a folder for each type, the shares
 * are how often it is recognized.
 *
 *   page-types.ts FOLDER           prints a line for each folder
 *   page-types.ts FOLDER --pages   also prints each page, with what its type was recognized by
 */
const [folder, option] = process.argv.slice(2);
if (!folder) {
	console.error('Name a folder with a folder of HTML files for each type: page-types.ts FOLDER');
	process.exit(2);
}

const folders = new Map<string, Map<string, number>>();
for (const { name, report } of auditFolder(folder)) {
	const type = report.pageType ?? 'unknown';
	const counts = folders.get(dirname(name)) ?? new Map<string, number>();
	folders.set(dirname(name), counts.set(type, (counts.get(type) ?? 0) + 1));
	if (option === '--pages') console.log(`${type}\t${name}\t${report.pageTypeSigns.join(' ')}`);
}
for (const [name, counts] of folders) {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	const shares = [...counts]
		.sort(([, one], [, other]) => other - one)
		.map(([type, count]) => `${type} ${count} (${((100 * count) / total).toFixed(0)} %)`);
	console.log(`${name}: ${total} pages: ${shares.join(', ')}`);
}
