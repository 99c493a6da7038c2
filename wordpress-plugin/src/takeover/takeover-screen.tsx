import { Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failure } from '../server-answers/failure.tsx';
import { failureText } from '../server-answers/failure-text.ts';
import { SourceCard } from './source-card.tsx';
import { askSources, type Source } from './takeover-api.ts';

/** All plugins that have stored something on this site. */
export function TakeoverScreen() {
	const [sources, setSources] = useState<readonly Source[] | null>(null);
	const [failure, setFailure] = useState<string | null>(null);

	function ask() {
		setFailure(null);
		askSources().then(setSources, (cause: unknown) => setFailure(failureText(cause)));
	}
	useEffect(ask, []);

	if (failure !== null) return <Failure text={failure} onAgain={ask} />;
	if (sources === null) return <Spinner />;
	if (sources.length === 0) {
		return (
			<p>
				{__(
					'This site has no data of Yoast SEO, Rank Math, All in One SEO, SEOPress, The SEO Framework or Slim SEO.',
					'plumbline',
				)}
			</p>
		);
	}
	return sources.map((source) => <SourceCard key={source.slug} source={source} />);
}
