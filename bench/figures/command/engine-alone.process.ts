import { readFileSync } from 'node:fs';
import { auditHtml } from '@plumbline/core';

const [, , page = ''] = process.argv;
console.log(auditHtml(readFileSync(page, 'utf8'), { geo: 'us' }).counts);
