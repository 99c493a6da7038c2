import { type BatchEffect, listEffects } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { DataTable } from '../../table/data-table.tsx';
import { effectColumns } from './effect-columns.tsx';
import { EffectDetail } from './effect-detail.tsx';
import { RuleEffects } from './rule-effects.tsx';
import { SiteEvents } from './site-events.tsx';

const keyOf = ({ date, fields, note, urls }: BatchEffect) =>
	[date, note, fields.join(), urls[0]].join(' ');

/** Did it work? Changes with the clicks they brought, by batch and by rule. */
export function Effects() {
	const { texts, locale } = useLanguage();
	const own = texts.effects;
	const formats = useFormats();
	const { query, change } = useNavigation();
	const chosen = useChosen();
	const site = chosen?.site.site_global_key ?? '';
	const engine = chosen?.engine ?? null;
	const answer = useAnswer(chosen && `effects ${site} ${engine} ${locale}`, (signal) => {
		const which = { site_global_key: site, ...(engine && { search_engine_global_key: engine }) };
		return callEndpoint(listEffects, { ...which, locale }, signal);
	});
	const columns = useMemo(() => effectColumns(texts, formats), [texts, formats]);
	if (chosen === null) return <NoSite chosen={chosen} />;
	const effects = answer.data?.data ?? null;
	const openKey = query.get('effect');
	const opened = effects?.changes.find((one) => keyOf(one) === openKey);
	return (
		<div class={opened ? 'with-detail' : ''}>
			<div class="sections wide-sections">
				<p class="quiet">{own.why}</p>
				<ErrorNotice error={answer.error} />
				{effects === null && answer.error === null && <p class="quiet">{texts.loading}</p>}
				{effects && effects.changes.length > 0 && effects.search_engine_global_key === null && (
					<p class="notice warn">{own.noFigures}</p>
				)}
				{effects && (
					<DataTable
						name={own.title}
						columns={columns}
						rows={effects.changes}
						keyOf={keyOf}
						sort="date"
						openKey={openKey}
						onOpen={(row) => change({ effect: keyOf(row) === openKey ? null : keyOf(row) })}
						empty={
							<>
								<h2>{own.none}</h2>
								<p>{own.noneWhy}</p>
							</>
						}
					/>
				)}
				{effects && <RuleEffects rules={effects.rules} />}
				<SiteEvents key={site} site={site} onNoted={answer.reload} />
			</div>
			{opened && <EffectDetail key={openKey} effect={opened} />}
		</div>
	);
}
