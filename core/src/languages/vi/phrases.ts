import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		tại đây
		ở đây
		đây
		bấm vào đây
		nhấn vào đây
		nhấp vào đây
		click vào đây
		xem tại đây
		link
		liên kết
		liên kết này
		trang này
		bài viết này
		thêm
		đọc
		đọc thêm
		đọc tiếp
		xem
		xem thêm
		xem tiếp
		xem chi tiết
		chi tiết
		thông tin thêm
		tìm hiểu thêm
		tiếp tục
		tiếp tục đọc
		tiếp theo
		xem tất cả
	`,
	vagueTitles: `
		trang chủ
		trang chính
		trang đầu
		chào mừng
		chào mừng bạn
		không có tiêu đề
		chưa có tiêu đề
		không tiêu đề
		chưa đặt tên
		tài liệu không có tiêu đề
		trang mới
		bài viết mới
		trang
		tiêu đề
		tiêu đề trang
		trang web của tôi
		blog của tôi
		trang web
		website
		blog
		trang mẫu
		thử nghiệm
		kiểm tra
		test
		trang thử nghiệm
		tài liệu
		sắp ra mắt
		đang xây dựng
		chào thế giới
		một trang web mới sử dụng wordpress
		index
		home
	`,
	placeholders: `
		nhập văn bản tại đây
		nhập văn bản vào đây
		nhập nội dung tại đây
		nhập nội dung vào đây
		thêm văn bản tại đây
		văn bản của bạn ở đây
		nhập tiêu đề tại đây
		nhập tiêu đề vào đây
		tiêu đề của bạn ở đây
		nhập mô tả tại đây
		đây là văn bản mẫu
		đây là đoạn văn bản mẫu
		văn bản giữ chỗ
	`,
};
