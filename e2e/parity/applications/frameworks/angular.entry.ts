// Compiles the template in the browser.
import '@angular/compiler';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { currentPage } from '../application-page.ts';
import { writeHead } from '../write-head.ts';

const page = await currentPage();

class Root {
	readonly page = page;
}
Component({
	selector: '#root',
	template: `
		<main>
			<h1>{{ page.heading }}</h1>
			<p>{{ page.lead }}</p>
			@for (section of page.sections; track section.heading) {
				<section><h2>{{ section.heading }}</h2><p>{{ section.text }}</p></section>
			}
			@for (image of page.images; track image.src) {
				<img [src]="image.src" [attr.alt]="image.alt" width="300" height="200">
			}
			<nav>
				@for (link of page.links; track link.href) {<a [href]="link.href">{{ link.text }}</a>}
			</nav>
		</main>`,
})(Root);

await bootstrapApplication(Root, { providers: [provideZonelessChangeDetection()] });
writeHead(page);
