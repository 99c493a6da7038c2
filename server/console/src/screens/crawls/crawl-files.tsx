import { consoleHeader, crawlFile, crawlTableNames } from '@plumbline/console/contract';
import { Icon, saveFile } from '@plumbline/ui';
import { Download } from 'lucide';
import { failureOf } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

interface CrawlFilesProps {
	readonly site: string;
	readonly crawl: number;
}

/** The report and the tables of a crawl, to save. */
export function CrawlFiles({ site, crawl }: CrawlFilesProps) {
	const { texts, locale } = useLanguage();
	const own = texts.crawls;
	const { isRunning, error, run } = useAction();
	const save = (name: string, ending: 'html' | 'csv') =>
		run(async () => {
			const query = new URLSearchParams({ site, crawl: String(crawl), name, locale });
			const response = await fetch(`${crawlFile}?${query}`, { headers: { [consoleHeader]: '1' } });
			if (!response.ok) {
				throw failureOf(await response.json().catch(() => null), response.status);
			}
			const content = await response.blob();
			saveFile({ name: `crawl-${crawl}-${name}.${ending}`, type: content.type, content });
		});
	return (
		<section class="card">
			<h2>{own.files}</h2>
			<ErrorNotice error={error} />
			<div class="actions">
				<button
					type="button"
					class="primary"
					disabled={isRunning}
					onClick={() => save('report', 'html')}
				>
					<Icon icon={Download} />
					{own.report}
				</button>
				{crawlTableNames.map((name) => (
					<button key={name} type="button" disabled={isRunning} onClick={() => save(name, 'csv')}>
						{own.tables[name]}
					</button>
				))}
			</div>
		</section>
	);
}
