import { expect, test } from 'vitest';
import { sitemapVersions } from './sitemap-versions.ts';

test.each([
	[
		'links after the location, as Google shows them',
		`<urlset><url><loc>https://a.example/en?a=1&amp;b</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/><xhtml:link hreflang='fr' href='https://a.example/fr?a&amp;b' rel='alternate'/></url><url><loc>https://a.example/alone</loc></url></urlset>`,
		[
			{
				address: 'https://a.example/en?a=1&b',
				versions: [
					['de', 'https://a.example/de'],
					['fr', 'https://a.example/fr?a&b'],
				],
			},
		],
	],
	[
		'links before the location, and images',
		`<sm:urlset><sm:url><image:loc>https://a.example/i.png</image:loc><x:link rel="alternate" hreflang="de" href="/de"/><sm:loc><![CDATA[https://a.example/en]]></sm:loc></sm:url></sm:urlset>`,
		[{ address: 'https://a.example/en', versions: [['de', '/de']] }],
	],
	[
		'other links and comments',
		`<urlset><url><loc>https://a.example/</loc><!-- <xhtml:link rel="alternate" hreflang="de" href="/de"/> --><xhtml:link rel="alternate" href="/de"/><xhtml:link rel="canonical" hreflang="de" href="/de"/></url></urlset>`,
		[],
	],
])('reads %s', (_name, xml, expected) => {
	expect([...sitemapVersions(xml)]).toEqual(expected);
});
