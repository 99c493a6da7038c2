import { engineName } from '@plumbline/core';
import { useContext } from 'preact/hooks';
import { useNavigation } from '../address/address.ts';
import { useLanguage } from '../language/language.ts';
import { SiteContext, useChosen } from '../site/site.ts';
import { PeriodPicker } from './period/period-picker.tsx';
import { AddFilter } from './segment/add-filter.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

/** Chooses the site, the search engine and the period; all of them are in the address. */
export function SiteBar({ hasPeriod }: { readonly hasPeriod: boolean }) {
	const { texts, locale } = useLanguage();
	const { sites } = useContext(SiteContext);
	const { change } = useNavigation();
	const chosen = useChosen();
	if (chosen === null) return null;
	const { site, engine } = chosen;
	return (
		<div class="choices">
			<label>
				<span class="spoken">{texts.site}</span>
				<select
					value={site.site_global_key}
					onChange={({ currentTarget }) => change({ site: currentTarget.value, engine: null })}
				>
					{sites.map(({ site_global_key: key, domain }) => (
						<option key={key} value={key}>
							{domain}
						</option>
					))}
				</select>
			</label>
			{engine !== null && (
				<label>
					<span class="spoken">{texts.engine}</span>
					<select
						value={engine}
						onChange={({ currentTarget }) => change({ engine: currentTarget.value })}
					>
						{site.search_engine_global_keys.map((key) => (
							<option key={key} value={key}>
								{engineName(key, { locale, devices: texts.devices })}
							</option>
						))}
					</select>
				</label>
			)}
			{hasPeriod && engine !== null && (
				<>
					<PeriodPicker chosen={chosen} />
					<AddFilter />
					<ViewsMenu chosen={chosen} />
				</>
			)}
		</div>
	);
}
