import { type ChangePlan, planChange, planSizes } from '@plumbline/core/api';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosenSite } from '../../site/site.ts';
import { DataTable } from '../../table/data-table.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { KeptPlans } from './kept-plans.tsx';
import { LeftOut } from './left-out.tsx';
import { PlanBasis } from './plan-basis.tsx';
import { PlanFolder } from './plan-folder.tsx';
import { PlanOptions } from './plan-options.tsx';
import { plannedColumns, planRows } from './planned-columns.tsx';

/** Which pages to change first and which to leave alone, and what would be seen then. */
export function Plan() {
	const { locale, texts } = useLanguage();
	const formats = useFormats();
	const own = texts.plan;
	const { change, query } = useNavigation();
	const chosen = useChosenSite();
	const [keptCount, setKeptCount] = useState(0);
	const folder = query.get('folder') ?? '';
	const size = planSizes.find((name) => name === query.get('size')) ?? 'half';
	const site = chosen?.site.site_global_key ?? '';
	const asked = {
		site_global_key: site,
		...(chosen?.engine && { search_engine_global_key: chosen.engine }),
		...(folder !== '' && { segment: `folder:${JSON.stringify(folder)}` }),
		...{ size, locale },
	};
	const answer = useAnswer(
		chosen && `plan ${JSON.stringify([asked, keptCount])}`,
		async (signal) => (await callEndpoint(planChange, asked, signal)).data,
	);
	// The choice that was made keeps its place and focus while its plan is loaded.
	const [last, setLast] = useState<ChangePlan | null>(null);
	useEffect(() => setLast(answer.data ?? last), [answer.data]);
	const plan = answer.data ?? (answer.error === null ? last : null);
	const columns = useMemo(() => plannedColumns(texts, formats), [texts, formats]);
	const rows = useMemo(() => planRows(answer.data), [answer.data]);
	if (chosen === null) return <NoSite chosen={chosen} />;
	const option = plan?.options.find((one) => one.size === size);
	const isJudged = option?.visible.some(({ share }) => share !== null) ?? false;
	const isShown = answer.data !== null;
	return (
		<div class="sections wide-sections">
			<p class="quiet">{own.why}</p>
			<PlanFolder key={folder} folder={folder} onChoose={(named) => change({ folder: named })} />
			<ErrorNotice error={answer.error} />
			{plan === null && answer.error === null && <p class="quiet">{texts.loading}</p>}
			{plan && (
				<>
					<LeftOut plan={plan} />
					{plan.usable_count > 0 && (
						<PlanOptions {...{ plan, size }} onChoose={(named) => change({ size: named })} />
					)}
					{isShown && (
						<p class={`notice ${isJudged ? 'good' : 'warn'}`} role="status">
							{plan.text}
						</p>
					)}
					{isJudged && option && (
						<PlanBasis goals={plan.goals} options={plan.options} of={option} />
					)}
					{isShown && isJudged && (
						<KeepPlan site={site} plan={plan} onKept={() => setKeptCount(keptCount + 1)} />
					)}
					{rows.length > 0 && (
						<div class="few-columns">
							<DataTable
								name={own.title}
								columns={columns}
								rows={rows}
								keyOf={({ url }) => url}
								sort="what"
								empty={null}
							/>
						</div>
					)}
				</>
			)}
			<KeptPlans
				key={`${site} ${keptCount}`}
				site={site}
				onChanged={() => setKeptCount(keptCount + 1)}
			/>
		</div>
	);
}
