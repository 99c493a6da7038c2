import { type CrawlInfo, changeCrawl } from '@plumbline/core/api';
import { Icon, ScrollBox } from '@plumbline/ui';
import { Trash2 } from 'lucide';
import { useContext, useState } from 'preact/hooks';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SessionContext } from '../../session/session.ts';

interface CrawlListProps {
	readonly site: string;
	readonly crawls: readonly CrawlInfo[];
	/** The one that is shown below. */
	readonly shown: number | null;
	readonly onRemoved: () => void;
}

/** The crawls of the site; each opens what it found. */
export function CrawlList({ site, crawls, shown, onRemoved }: CrawlListProps) {
	const { texts } = useLanguage();
	const own = texts.crawls;
	const { moment, whole } = useFormats();
	const mayCrawl = useMayCrawl();
	const [removed, remove] = useState<CrawlInfo | null>(null);
	const { isRunning, error, run } = useAction();
	const confirm = ({ crawl_id }: CrawlInfo) =>
		run(async () => {
			await callEndpoint(changeCrawl, { site_global_key: site, crawl_id, action: 'remove' });
			remove(null);
			onRemoved();
		});
	return (
		<section class="card">
			<h2>{own.list}</h2>
			<ScrollBox label={own.list}>
				<table class="simple">
					<thead>
						<tr>
							<th scope="col">{own.crawl}</th>
							<th scope="col">{own.begun}</th>
							<th scope="col">{own.state}</th>
							<th scope="col" class="number">
								{own.visited}
							</th>
							<th scope="col" class="number">
								{own.withoutPage}
							</th>
							<td />
						</tr>
					</thead>
					<tbody>
						{crawls.map((crawl) => (
							<tr key={crawl.crawl_id}>
								<th scope="row">
									<ScreenLink
										to="/crawls"
										changes={{ crawl: String(crawl.crawl_id) }}
										isCurrent={crawl.crawl_id === shown}
									>
										{crawl.crawl_id} · <span dir="ltr">{crawl.start}</span>
										{crawl.is_list && ` · ${own.listed}`}
									</ScreenLink>
								</th>
								<td>{moment(crawl.begun_at)}</td>
								<td>{own.states[crawl.state]}</td>
								<td class="number">{whole(crawl.done)}</td>
								<td class="number">{whole(crawl.failed)}</td>
								<td class="number">
									{mayCrawl && (
										<button
											type="button"
											class="quiet-button"
											aria-label={`${own.remove}: ${own.crawl} ${crawl.crawl_id}`}
											onClick={() => remove(crawl)}
										>
											<Icon icon={Trash2} />
										</button>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</ScrollBox>
			{removed && (
				<Dialog title={own.removeTitle({ start: removed.start })} onClose={() => remove(null)}>
					<p>{own.removeWhy}</p>
					<ErrorNotice error={error} />
					<button
						type="button"
						class="danger"
						disabled={isRunning}
						onClick={() => confirm(removed)}
					>
						{own.remove}
					</button>
				</Dialog>
			)}
		</section>
	);
}

/** Whether this session is allowed to start crawls. */
export function useMayCrawl(): boolean {
	return useContext(SessionContext).session?.scopes.includes('optimize') ?? false;
}
