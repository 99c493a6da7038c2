import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

const docs = path.resolve(import.meta.dirname, '..');

/**
 * Pages link to files of the checkout that are not on the site: a link to a rule leads to its page,
 * the others become plain text. One to a file that does not exist stops the build, as VitePress does
 * for pages.
 */
export function checkoutLinks(markdown: MarkdownRenderer): void {
	markdown.core.ruler.push('checkout-links', ({ tokens, env }) => {
		const links = tokens.flatMap(({ children }) => linksIn(children ?? []));
		for (const [open, close] of links) {
			const href = String(open.attrGet('href'));
			const target = fileOf(href, path.dirname(env.path));
			if (target === null) continue;
			if (target.startsWith(docs + path.sep) && target.endsWith('.md')) {
				open.attrSet('href', href.replace(/(^|\/)README\.md/, '$1index.md'));
				continue;
			}
			const page = rulePageOf(target);
			if (page !== null && existsSync(target)) {
				open.attrSet('href', path.relative(path.dirname(env.path), page).replaceAll(path.sep, '/'));
				continue;
			}
			if (!existsSync(target)) throw new Error(`${env.path} links to ${target}, which is missing.`);
			for (const token of [open, close]) Object.assign(token, { type: 'text', tag: '' });
		}
	});
}

function linksIn(tokens: readonly Token[]): readonly (readonly [open: Token, close: Token])[] {
	return tokens.flatMap((open, at) => {
		if (open.type !== 'link_open') return [];
		const close = tokens.slice(at).find(({ type }) => type === 'link_close');
		return close ? [[open, close] as const] : [];
	});
}

/** The page about the rule of a file; null for other files. `title-is-short.rule.ts` has `title_is_short.md`. */
function rulePageOf(file: string): string | null {
	const [, name] = file.match(/([\w-]+)\.rule\.ts$/) ?? [];
	return name === undefined ? null : path.join(docs, 'rules', `${name.replaceAll('-', '_')}.md`);
}

/** The file that a relative link names; null for other links. */
function fileOf(href: string, folder: string): string | null {
	const [file = ''] = href.split('#');
	return file === '' || /^[a-z]+:|^\//i.test(file) ? null : path.resolve(folder, decodeURI(file));
}
