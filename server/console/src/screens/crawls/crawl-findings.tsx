import type { ShownCrawl } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { FileSearch } from 'lucide';
import { ScreenLink } from '../../address/screen-link.tsx';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

type Found = ShownCrawl['findings'][number];

const marks = {
	blocker: ['!', 'bad', 'must'],
	error: ['!', 'bad', 'must'],
	warning: ['~', 'warn', 'worth'],
	note: ['i', 'quiet-dot', 'note'],
} as const;

/** Findings by rule, the most important first, with the templates of their pages. Notes are folded at the end. */
export function CrawlFindings({ crawl }: { readonly crawl: ShownCrawl }) {
	const { texts } = useLanguage();
	const own = texts.crawls;
	const serious = crawl.findings.filter(({ severity }) => severity !== 'note');
	const notes = crawl.findings.filter(({ severity }) => severity === 'note');
	return (
		<section class="card">
			<h2>{own.findings}</h2>
			{serious.length === 0 && (
				<p>{crawl.crawl?.state === 'done' ? own.noFindings : own.noFindingsYet}</p>
			)}
			<div>
				{serious.map((found) => (
					<CrawlFinding key={found.rule_name} crawl={crawl} found={found} />
				))}
			</div>
			{notes.length > 0 && (
				<details class="evidence">
					<summary>{own.notes({ count: notes.length })}</summary>
					<div>
						{notes.map((found) => (
							<CrawlFinding key={found.rule_name} crawl={crawl} found={found} />
						))}
					</div>
				</details>
			)}
		</section>
	);
}

const mostTemplates = 5;

function CrawlFinding({ crawl, found }: { readonly crawl: ShownCrawl; readonly found: Found }) {
	const { texts } = useLanguage();
	const own = texts.crawls;
	const { whole } = useFormats();
	const [mark, color, weight] = marks[found.severity];
	return (
		<details class="finding">
			<summary>
				<span class={`dot ${color}`} aria-hidden="true">
					{mark}
				</span>
				<span>
					<span class="spoken">{texts.audit.weights[weight]}: </span>
					<b>{found.title}</b>{' '}
					<span class="quiet">
						{own.onPages({ pages: whole(found.pages), all: whole(crawl.pages) })}
					</span>
				</span>
			</summary>
			<div class="finding-body">
				<p>{found.why}</p>
				<p class="fix">{found.fix}</p>
				<ul class="plain">
					{found.templates.slice(0, mostTemplates).map(({ template: number, pages }) => {
						const template = crawl.templates.find((one) => one.number === number);
						const all = whole(template?.pages ?? pages);
						return (
							<li key={number ?? 'rare'} dir="auto">
								{own.part({ pages: whole(pages), all, template: template?.name ?? own.rare })}
							</li>
						);
					})}
				</ul>
				<p>
					{own.example}: <ShortUrl url={found.example} />
				</p>
				<p class="actions">
					<ScreenLink to="/audit" changes={{ url: found.example }} class="button">
						<Icon icon={FileSearch} />
						{texts.pages.auditNow}
					</ScreenLink>
				</p>
			</div>
		</details>
	);
}
