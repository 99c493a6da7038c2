import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditHtml, formatText } from '@plumbline/core';

/**
 * An Astro integration: audits the pages that `astro build` wrote, and stops the build if one of
 * them has something that must be fixed.
 *
 *     // astro.config.mjs
 *     import { plumbline } from './plumbline.mjs';
 *     export default defineConfig({ site: 'https://example.com', integrations: [plumbline({ geo: 'us' })] });
 */
export function plumbline(options) {
	let site;
	return {
		name: 'plumbline',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = config.site;
			},
			'astro:build:done': async ({ dir, logger }) => {
				const folder = fileURLToPath(dir);
				const files = await readdir(folder, { recursive: true });
				const pages = await Promise.all(
					files
						.filter((file) => file.endsWith('.html'))
						.sort()
						.map(async (file) => ({
							subject: file,
							report: auditHtml(await readFile(path.join(folder, file), 'utf8'), {
								...options,
								...(site && { url: urlOf(file, site) }),
							}),
						})),
				);
				logger.info(formatText(pages));
				const broken = pages.filter(
					({ report }) => report.counts.blocker + report.counts.error > 0,
				);
				if (broken.length > 0)
					throw new Error(`${broken.length} of ${pages.length} pages must be fixed.`);
			},
		},
	};
}

/** `rye/index.html` is published as `/rye/`, `rye.html` (with `build.format: 'file'`) as `/rye`. */
const urlOf = (file, site) =>
	new URL(
		file
			.split(path.sep)
			.join('/')
			.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''),
		site,
	).href;
