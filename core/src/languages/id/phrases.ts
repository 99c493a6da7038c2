import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		di sini
		disini
		klik
		klik di sini
		klik disini
		tautan
		link
		link ini
		tautan ini
		halaman ini
		artikel ini
		selengkapnya
		baca
		baca selengkapnya
		baca lebih lanjut
		baca juga
		baca di sini
		lihat
		lihat selengkapnya
		lihat detail
		lihat di sini
		detail
		info lengkap
		info selengkapnya
		informasi lebih lanjut
		pelajari lebih lanjut
		lanjut
		lanjutkan
		lanjut membaca
		lainnya
		lebih lanjut
	`,
	vagueTitles: `
		beranda
		halaman utama
		halaman depan
		selamat datang
		tanpa judul
		tak berjudul
		dokumen tanpa judul
		halaman baru
		pos baru
		postingan baru
		halaman
		judul
		judul halaman
		situs saya
		website saya
		blog saya
		situs web
		website
		blog
		laman contoh
		halaman contoh
		contoh halaman
		tes
		uji coba
		halaman tes
		dokumen
		segera hadir
		dalam perbaikan
		dalam pengembangan
		halo dunia
		hello dunia
		situs wordpress lainnya
		index
		home
	`,
	placeholders: `
		masukkan teks di sini
		tulis teks di sini
		teks anda di sini
		tambahkan teks di sini
		ketik teks anda di sini
		isi konten di sini
		konten di sini
		masukkan judul di sini
		judul anda di sini
		masukkan deskripsi di sini
		ini adalah contoh teks
		teks pengganti
		ini adalah teks contoh
	`,
};
