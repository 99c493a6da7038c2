// node audit.mjs page.html "sourdough bread"
import { readFile } from 'node:fs/promises';
import { auditHtml, formatText } from '@plumbline/core';

const [file, ...keywords] = process.argv.slice(2);
if (file === undefined) throw new Error('Name an HTML file: node audit.mjs page.html');

const report = auditHtml(await readFile(file, 'utf8'), { geo: 'us', keywords });
process.stdout.write(formatText([{ subject: file, report }]));
process.exitCode = report.counts.blocker + report.counts.error > 0 ? 1 : 0;
