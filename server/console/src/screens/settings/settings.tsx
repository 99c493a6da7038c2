import { locales } from '@plumbline/core';
import { ownLanguageName } from '@plumbline/ui';
import { useContext } from 'preact/hooks';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SessionContext } from '../../session/session.ts';

/** The language of this browser, and what this session is. */
export function Settings() {
	const { texts, locale, choose } = useLanguage();
	const own = texts.settings;
	const { moment } = useFormats();
	const { session } = useContext(SessionContext);
	return (
		<div class="sections">
			<section class="card">
				<h2>{own.language}</h2>
				<fieldset class="segments">
					<legend class="spoken">{own.language}</legend>
					{locales.map((name) => (
						<button
							key={name}
							type="button"
							lang={name}
							aria-pressed={name === locale}
							onClick={() => choose(name)}
						>
							{ownLanguageName(name)}
						</button>
					))}
				</fieldset>
			</section>
			{session && (
				<section class="card">
					<h2>{own.session}</h2>
					<dl class="facts">
						<dt>{own.account}</dt>
						<dd dir="auto">{session.account_name}</dd>
						<dt>{own.kind}</dt>
						<dd>{texts.sessions.kinds[session.kind]}</dd>
						<dt>{own.ends}</dt>
						<dd>{moment(session.ends_at)}</dd>
						<dt>{own.version}</dt>
						<dd>{session.version}</dd>
					</dl>
				</section>
			)}
			<section class="card">
				<h2>{own.programs}</h2>
				<p>{own.programsWhy}</p>
				<p>
					<a href="/docs">{own.docs}</a>
				</p>
			</section>
		</div>
	);
}
